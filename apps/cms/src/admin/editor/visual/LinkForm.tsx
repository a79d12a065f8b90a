import { videoEmbed } from '@sira/contract/videoEmbed'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { LinkChoices } from '../../linking/LinkChoices.tsx'
import { moveFocus } from '../../search/moveFocus.ts'
import { linkAddress } from './linkAddress.ts'

/** Asks for the address of a link. No form element: it stands inside the form of the record. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const id = useId()
  const current: unknown = editor.getAttributes('link').href
  const [typed, setTyped] = useState(typeof current === 'string' ? current : '')
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const choices = useRef<HTMLDivElement>(null)

  function apply(): void {
    const href = linkAddress(typed)
    const [first] = found()
    if (href !== undefined) link(href, typed.trim())
    // Words of a title: what they found is the next thing to look at.
    else if (first !== undefined) first.focus()
    else setRefused(true)
  }
  function link(href: string, text: string): void {
    const chain = editor.chain().focus()
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const marks = [{ type: 'link', attrs: { href } }]
      chain.insertContent({ type: 'text', text, marks }).run()
    } else chain.extendMarkRange('link').setLink({ href }).run()
    onDone()
  }
  function leave(): void {
    editor.commands.focus()
    onDone()
  }
  function found(): HTMLElement[] {
    return [...(choices.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
  }
  const move = (event: KeyboardEvent) => moveFocus(event, field.current, found())
  function onKeyDown(event: KeyboardEvent): void {
    move(event)
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else leave()
  }

  return (
    <div className="sira-link-form" ref={choices}>
      <label htmlFor={id}>Adresse du lien, ou titre d’une page ou d’un document</label>
      <input
        id={id}
        type="text"
        placeholder="https://… ou quelques mots d’un titre"
        value={typed}
        // Opened by a press on « Lien »: the next thing to do is to type.
        ref={(input) => {
          if (field.current === null) input?.focus()
          field.current = input
        }}
        aria-invalid={refused}
        aria-describedby={refused ? `${id}-refus` : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="sira-text-button" onClick={apply}>
        Appliquer
      </button>
      {typeof current === 'string' && (
        <button
          type="button"
          className="sira-text-button"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
        >
          Retirer le lien
        </button>
      )}
      <button type="button" className="sira-text-button" onClick={leave}>
        Fermer
      </button>
      {refused && (
        <p id={`${id}-refus`} role="alert">
          Cette adresse ne mène nulle part : il en faut une comme https://exemple.bf ou /formations.
        </p>
      )}
      {videoEmbed(typed.trim()) !== null && (
        <p className="sira-note">
          Seul sur sa ligne, ce lien montre la vidéo dans la page à qui la demande&nbsp;; rien n’est
          chargé avant.
        </p>
      )}
      <LinkChoices
        typed={typed}
        onChoose={({ path, title }) => link(path, title)}
        onEscape={leave}
        onMove={move}
      />
    </div>
  )
}
