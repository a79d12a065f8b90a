import { useId, useRef, useState } from 'react'
import { Dialog } from '../../dialog/Dialog.tsx'

interface ShortlistLinkProps {
  link: string
  onClose(): void
}

/** The link, shown once: nobody can read it again. */
export function ShortlistLink({ link, onClose }: ShortlistLinkProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setSaid('Lien copié.')
    } catch {
      field.current?.select()
      setSaid('Ce navigateur ne laisse pas copier\u00a0: copiez le lien à la main.')
    }
  }
  return (
    <Dialog title="Lien pour l’employeur" onClose={onClose}>
      <p className="sira-dialog__note">
        Copiez ce lien et envoyez-le à l’employeur. Il n’est affiché qu’une fois&nbsp;; perdu,
        fermez cette sélection et faites-en une autre.
      </p>
      <label htmlFor={id}>Lien</label>
      <input
        ref={field}
        id={id}
        value={link}
        readOnly
        data-first
        onFocus={(event) => event.target.select()}
      />
      <p role="status">{said}</p>
      <div className="sira-dialog__buttons">
        <button type="button" className="sira-action" onClick={copy}>
          Copier le lien
        </button>
        <button type="button" className="sira-action sira-action--quiet" onClick={onClose}>
          Fermer
        </button>
      </div>
    </Dialog>
  )
}
