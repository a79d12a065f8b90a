import type { Gesture } from '@sira/contract/deliveries/gestures'
import { useCallback, useEffect, useState } from 'react'
import { type CourierMemory, forgetDay, keptDay } from '../../browser/courier/courierMemory.ts'
import { type Exchange, exchange, keepGesture } from '../../browser/courier/courierSending.ts'
import { hydrated } from '../../islands/hydrated.tsx'
import { BindForm } from './BindForm.tsx'
import type { CourierWords } from './courierWords.ts'
import { RoundItem } from './RoundItem.tsx'

export interface CourierPageProps {
  words: CourierWords
}

const everyMs = 60_000

/** The day of a courier, out of the memory of his phone; what he does is kept there first. */
function CourierPage({ words }: CourierPageProps) {
  const [day, setDay] = useState<CourierMemory | null>()
  const [state, setState] = useState<Exchange | 'full'>('done')

  const look = useCallback(async () => {
    setDay(keptDay() ?? null)
    if (!keptDay()) return
    const outcome = await exchange()
    setState(outcome)
    setDay(keptDay() ?? null)
  }, [])

  useEffect(() => {
    look()
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), everyMs)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [look])

  if (day === undefined) return null
  if (day === null) return <BindForm words={words} onBound={look} />
  const act = (gesture: Gesture) => {
    if (keepGesture(gesture)) look()
    else setState('full')
  }
  const forget = () => {
    if (!confirm(words.forgetSure)) return
    forgetDay()
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
