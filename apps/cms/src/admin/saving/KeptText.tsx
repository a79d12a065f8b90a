import { momentWithYear } from '../../dates/dates.ts'

interface KeptTextProps {
  at: number
  changed: boolean
  onResume: () => void
  onForget: () => void
}

/** Offers a text that was written on this device and never saved. */
export function KeptText({ at, changed, onResume, onForget }: KeptTextProps) {
  return (
    <section className="sira-kept-text" aria-label="Texte non enregistré">
      <p>
        Un texte non enregistré du {momentWithYear(at)} est gardé sur cet appareil.
        {changed && ' La fiche a été enregistrée depuis : relisez-le avant de l’enregistrer.'}
      </p>
      <p className="sira-dialog__buttons">
        <button type="button" className="sira-action" onClick={onResume}>
          Le reprendre
        </button>
        <button type="button" className="sira-action sira-action--quiet" onClick={onForget}>
          L’oublier
        </button>
      </p>
    </section>
  )
}
