import Link from 'next/link'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { moveFocus } from './moveFocus.ts'
import { useSearch } from './useSearch.ts'

/** One field over everything, and what was found, list by list. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [question, setQuestion] = useState('')
  const { groups, said } = useSearch(question)
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    // A search field empties itself first, and the dialog would ask for a second press.
    if (event.key === 'Escape') onClose()
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    if (event.key === 'Enter' && event.target === field.current) links[0]?.click()
    moveFocus(event, field.current, links)
  }

  return (
    <Dialog title="Rechercher partout" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from the field to the links and back. */}
      <div className="sira-search" onKeyDown={move}>
        <label htmlFor={fieldId}>Un mot, un nom, une adresse, un numéro, une référence</label>
        <input
          ref={field}
          id={fieldId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <p role="status" className="sira-note">
          {said}
        </p>
        <div ref={results}>
          {groups.map(({ label, list, total, found }) => (
            <section key={list} aria-label={label}>
              <h3>{label}</h3>
              <ul>
                {found.map(({ href, title, note }) => (
                  <li key={href}>
                    <Link href={href} prefetch={false} onClick={onClose}>
                      <strong>{title}</strong> {note && <small>{note}</small>}
                    </Link>
                  </li>
                ))}
                {total > found.length && (
                  <li>
                    <Link href={list} prefetch={false} onClick={onClose}>
                      Tout voir : {total}
                    </Link>
                  </li>
                )}
              </ul>
            </section>
          ))}
        </div>
        <div className="sira-dialog__buttons">
          <button type="button" className="sira-link" onClick={onClose}>
            Fermer
          </button>
        </div>
      </div>
    </Dialog>
  )
}
