import { missingFacts } from '@sira/contract/legal/completedText'
import { isLegalModel, type LegalKind, legalModels } from '@sira/contract/legal/legalModels'
import type { Payload } from 'payload'
import { legalFactLabels } from '../../../content/settings/legalFields.ts'

const titles: Readonly<Record<LegalKind, string>> = {
  terms: 'Termes et conditions',
  privacy: 'Politique de confidentialité',
}
const kinds: readonly LegalKind[] = ['terms', 'privacy']

/** Tells administrators which lines of the legal pages are hidden until a fact is given. */
export async function LegalNotice({ payload }: { payload: Payload }) {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 })
  const written = { terms: settings.termsText, privacy: settings.privacyText }
  const pages = kinds.map((kind) => {
    const isModel = isLegalModel(kind, written[kind])
    const text = isModel ? legalModels[kind].fr : (written[kind] ?? '')
    return { kind, isModel, missing: missingFacts(text, settings) }
  })
  const incomplete = pages.filter(({ missing }) => missing.length > 0)
  if (incomplete.length === 0) return null
  return (
    <section className="sira-dashboard__notice" role="status">
      <h2>Les textes légaux ne sont pas complets</h2>
      <ul>
        {incomplete.map(({ kind, isModel, missing }) => (
          <li key={kind}>
            {`${titles[kind]}\u00a0: il manque\u00a0: ${missing.map((name) => legalFactLabels[name]).join(', ')}.`}
            {isModel && ' Le texte est encore le modèle fourni\u00a0: relisez-le.'}
          </li>
        ))}
      </ul>
      <p>Les visiteurs ne voient pas les lignes qui les nomment.</p>
      <p>
        <a href="/admin/globals/settings">Compléter, sous « Textes légaux »</a>
      </p>
    </section>
  )
}
