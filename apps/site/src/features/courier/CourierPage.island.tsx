import type { Gesture } from '@sira/contract/deliveries/gestures'
import { courierMemory } from '../../browser/courier/courierMemory.ts'
import { bindPhone, exchange, keepGesture } from '../../browser/courier/courierSending.ts'
import { BindForm } from '../../browser/device/BindForm.tsx'
import { useExchange } from '../../browser/device/useExchange.ts'
import { hydrated } from '../../islands/hydrated.tsx'
import type { CourierWords } from './courierWords.ts'
import { RoundItem } from './RoundItem.tsx'

export interface CourierPageProps {
  words: CourierWords
}

/** The secret that the link carries behind its `#`, which no server sees. */
const linkOf = () => location.hash.slice(1)

/** The day of a courier, out of the memory of his phone; what he does is kept there first. */
function CourierPage({ words }: CourierPageProps) {
  const { kept: day, state, look, full } = useExchange(courierMemory, exchange)

  if (day === undefined) return null
  if (day === null && linkOf() === '') return <p>{words.noLink}</p>
  if (day === null) {
    const bound = () => {
      history.replaceState(null, '', location.pathname)
      look()
    }
    return <BindForm words={words} onCode={(code) => bindPhone(linkOf(), code)} onBound={bound} />
  }
  const act = (gesture: Gesture) => {
    if (keepGesture(gesture)) look()
    else full()
  }
  const forget = () => {
    if (!confirm(words.forgetSure)) return
    courierMemory.forget()
    look()
  }
  const { nom, livraisons, gestes, refus } = day
  return (
    <div className="grid gap-5">
      <p className="text-[1.15rem] font-semibold">{`${words.hello} ${nom}`}</p>
      {state !== 'done' && (
        <p role="status" className="rounded-2xl border border-trait bg-blanc p-4">
          {words[state]}
        </p>
      )}
      {gestes.length > 0 && <p>{`${words.toSend}\u00a0: ${gestes.length}`}</p>}
      {refus.map(({ livraison, message }) => (
        <p key={`${livraison} ${message}`} role="alert" className="field-problem">
          {`${words.refused}\u00a0: ${livraison}. ${message}`}
        </p>
      ))}
      {livraisons.length === 0 && <p>{words.nothing}</p>}
      <ul className="grid gap-4">
        {livraisons.map((delivery) => (
          <RoundItem
            key={`${delivery.reference} ${delivery.tentative}`}
            delivery={delivery}
            gestures={gestes}
            words={words}
            onAct={act}
          />
        ))}
      </ul>
      <p className="flex flex-wrap gap-4">
        <button type="button" className="button button-secondary" onClick={look}>
          {words.refresh}
        </button>
        <button type="button" className="link tap" onClick={forget}>
          {words.forget}
        </button>
      </p>
    </div>
  )
}

export const wake = hydrated(CourierPage)
