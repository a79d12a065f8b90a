import { DossierCard } from '../../dossiers/DossierCard.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { dossierKinds } from '../../kinds/dossierKinds.ts'
import { forgetFields, type OwnItem } from './ownDossiersVisit.ts'

interface OwnDossierCardProps extends OwnItem {
  isKnown: boolean
  words: Dictionary
}

/** A dossier of this device, with the way to its page, and the way to forget it. */
export function OwnDossierCard({ reference, dossier, isKnown, words }: OwnDossierCardProps) {
  const { ownDossiers: t, routes } = words
  const page = dossier && dossierKinds[dossier.nature].page?.(routes, reference)
  return (
    <DossierCard reference={reference} dossier={dossier} isKnown={isKnown} words={words}>
      {page !== undefined && (
        <a href={page} className="link tap">
          {t.open}
        </a>
      )}
      <form method="post" action={routes.ownDossiers}>
        <button
          type="submit"
          name={forgetFields.one}
          value={reference}
          className="link tap"
          aria-label={t.forgetOf(reference)}
        >
          {t.forget}
        </button>
      </form>
    </DossierCard>
  )
}
