import { useId } from 'react'
import { Dialog } from '../../dialog/Dialog.tsx'

interface ShortlistLinkProps {
  link: string
  onClose(): void
}

/** The link, shown once: nobody can read it again. */
export function ShortlistLink({ link, onClose }: ShortlistLinkProps) {
  const id = useId()
  return (
    <Dialog title="Lien pour l’employeur" onClose={onClose}>
      <p className="sira-dialog__note">
        Copiez ce lien et envoyez-le à l’employeur. Il n’est affiché qu’une fois&nbsp;; perdu,
        fermez cette sélection et faites-en une autre.
      </p>
      <label htmlFor={id}>Lien</label>
      <input id={id} value={link} readOnly data-first onFocus={(event) => event.target.select()} />
      <div className="sira-dialog__buttons">
        <button
          type="button"
          className="sira-action"
          onClick={() => navigator.clipboard?.writeText(link)}
        >
          Copier le lien
        </button>
        <button type="button" className="sira-action sira-action--quiet" onClick={onClose}>
          Fermer
        </button>
      </div>
    </Dialog>
  )
}
