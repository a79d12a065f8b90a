import {
  type TranslationState,
  translationStates,
} from '../../publication/translations/translationState.ts'

/** Where a translation stands, in words; what waits for somebody stands out. */
export function StateMark({ state }: { state: unknown }) {
  if (!isState(state)) return <span className="sira-note">pas encore compté</span>
  return (
    <span className={`sira-mark sira-mark--${state}`}>
      {translationStates[state].toLowerCase()}
    </span>
  )
}

function isState(state: unknown): state is TranslationState {
  return typeof state === 'string' && Object.hasOwn(translationStates, state)
}
