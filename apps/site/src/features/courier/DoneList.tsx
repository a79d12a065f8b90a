import type { DoneDelivery } from '@sira/contract/deliveries/gestures'
import { amountText } from '@sira/contract/orders/amountText'
import type { CourierWords } from './courierWords.ts'

interface DoneListProps {
  done: readonly DoneDelivery[]
  inHand: number
  words: CourierWords
}

/** The last deliveries of a courier, handed over or not, and the cash that he has to bring. */
export function DoneList({ done, inHand, words }: DoneListProps) {
  const states: Readonly<Record<string, string>> = words.states
  return (
    <>
      {inHand > 0 && (
        <p className="font-semibold">{`${words.inHand}\u00a0: ${amountText(inHand, 'fr')}`}</p>
      )}
      {done.length > 0 && (
        <details>
          <summary className="link tap">{`${words.done} (${done.length})`}</summary>
          <ul className="mt-2 grid gap-2">
            {done.map(({ reference, etat, arrivee, especes }) => (
              <li key={reference} className="wrap-anywhere">
                <bdi dir="ltr">{reference}</bdi>
                {` · ${[states[etat] ?? words.states.échouée, arrivee, especes !== null && amountText(especes, 'fr')].filter(Boolean).join(' · ')}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
