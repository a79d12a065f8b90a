import type { Gesture } from '@sira/contract/deliveries/gestures'
import { useEffect, useState } from 'react'
import { courierMemory } from '../../browser/courier/courierMemory.ts'
import { bindPhone, exchange, keepGesture } from '../../browser/courier/courierSending.ts'
import { BindForm } from '../../browser/device/BindForm.tsx'
import { useExchange } from '../../browser/device/useExchange.ts'
import { hydrated } from '../../islands/hydrated.tsx'
import type { CourierWords } from './courierWords.ts'
import { DoneList } from './DoneList.tsx'
import { RoundItem } from './RoundItem.tsx'

export interface CourierPageProps {
  words: CourierWords
}

/** The secret that a link carries behind its `#`, which no server sees; also of one opened here later. */
function useLink() {
  const [link, setLink] = useState('')
  useEffect(() => {
    const look = () => setLink(location.hash.slice(1))
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  const spend = () => {
    history.replaceState(null, '', location.pathname)
    setLink('')
  }
  return { link, spend }
}

/** The day of a courier, from the memory of his phone; his acts are kept there first. */
function CourierPage({ words }: CourierPageProps) {
  const { kept: day, state, look, full } = useExchange(courierMemory, exchange)
  const { link, spend } = useLink()

  if (day === undefined) return null
  const bound = () => {
    spend()
    look()
  }
  const binding = link !== '' && (
    <BindForm key={link} words={words} onCode={(code) => bindPhone(link, code)} onBound={bound} />
  )
  if (day === null) return binding || <p>{words.noLink}</p>
  const act = (gesture: Gesture) => {
    if (keepGesture(gesture)) look()
    else full()
  }
  const forget = () => {
    if (!confirm(words.forgetSure)) return
    courierMemory.forget()
    look()
  }
  const seen = () => {
    courierMemory.keep({ ...day, refus: [] })
    look()
  }
  const { nom, livraisons, gestes, refus, faites = [], enMain = 0, avant = [] } = day
  return (
    <div className="grid gap-5">
      <p className="text-[1.15rem] font-semibold">{`${words.hello} ${nom}`}</p>
      {state !== 'done' && (
        <p role="status" className="rounded-2xl border border-trait bg-blanc p-4">
          {words[state]}
        </p>
      )}
      {binding &&
        (state === 'unbound' ? (
          binding
        ) : (
          // The link of every morning opens his page.
          <details>
            <summary className="link tap">{words.newLink}</summary>
            <div className="mt-3">{binding}</div>
          </details>
        ))}
      {gestes.length > 0 && <p>{`${words.toSend}\u00a0: ${gestes.length}`}</p>}
      {avant.map((former) => (
        <p key={former.jeton}>{`${words.toSend} (${former.nom})\u00a0: ${former.gestes.length}`}</p>
      ))}
      {refus.map(({ livraison, message }) => (
        <p key={`${livraison} ${message}`} role="alert" className="field-problem">
          {`${words.refused}\u00a0: ${livraison}. ${message}`}
        </p>
      ))}
      {refus.length > 0 && (
        <p>
          <button type="button" className="link tap" onClick={seen}>
            {words.seen}
          </button>
        </p>
      )}
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
      <DoneList done={faites} inHand={enMain} words={words} />
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
