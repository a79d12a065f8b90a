import { useState } from 'react'
import type { kept } from '../../i18n/fr/kept.ts'
import type { Words } from '../../language/words.ts'
import type { KeptApplication } from './applicationStore.ts'

export interface KeptActions {
  sendNow(): Promise<void>
  toPool(kept: KeptApplication): Promise<void>
  putRight(kept: KeptApplication): Promise<void>
  erase(kept: KeptApplication): Promise<void>
}

interface KeptListProps {
  all: readonly KeptApplication[]
  actions: KeptActions
  words: Words<typeof kept>['kept']
}

/** Each form that is kept, and what became of it: by the page of its form, and by nobody’s name. */
export function KeptList({ all, actions, words }: KeptListProps) {
  return (
    <ul>
      {all.map((kept) => (
        <li key={kept.key}>
          <p>
            <strong>{kept.about}</strong>
            {words[kept.state]} {kept.reference}
          </p>
          {kept.state === 'waits' && <Act label={words.sendNow} act={actions.sendNow} />}
          {kept.state === 'late' && <Act label={words.toPool} act={() => actions.toPool(kept)} />}
          {kept.state === 'refused' && (
            <Act label={words.fillAgain} act={() => actions.putRight(kept)} />
          )}
          <Act label={hasText(kept) ? words.erase : words.close} act={() => actions.erase(kept)} />
        </li>
      ))}
    </ul>
  )
}

/** Whether it still holds what was typed. */
function hasText({ texts }: KeptApplication): boolean {
  return Object.keys(texts).length > 0
}

/** A button that stays off until its act is done. */
function Act({ label, act }: { label: string; act: () => Promise<void> }) {
  const [isActing, setActing] = useState(false)
  const pressed = async () => {
    setActing(true)
    await act().finally(() => setActing(false))
  }
  return (
    <button
      type="button"
      className="button button-secondary"
      disabled={isActing}
      onClick={() => void pressed()}
    >
      {label}
    </button>
  )
}
