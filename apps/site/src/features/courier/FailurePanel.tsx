import { failureReasons } from '@sira/contract/deliveries/gestures'
import type { Act } from './act.ts'
import type { CourierWords } from './courierWords.ts'

/** The reasons for a failed delivery, one tap each. */
export function FailurePanel({ words, act }: { words: CourierWords; act: Act }) {
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      {failureReasons.map((raison) => (
        <button
          key={raison}
          type="button"
          className="button button-secondary"
          onClick={() => act('echec', { raison })}
        >
          {words.reasons[raison]}
        </button>
      ))}
    </p>
  )
}
