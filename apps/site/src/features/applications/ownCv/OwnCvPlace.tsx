import { ownCvScript } from '../../../browser/wake/islandScripts.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { Island } from '../../../islands/Island.tsx'
import { OwnCv, type OwnFields } from './OwnCv.tsx'

/** Above the form; nothing of it is asked for before it is touched, and without script it is not there. */
export function OwnCvPlace({ words, fields }: { words: Dictionary; fields: OwnFields }) {
  const { ownCv } = words.application
  const props = {
    words: ownCv,
    fields,
    builder: 'cv' in fields ? words.routes.cv : words.routes.letter,
  }
  return (
    <section
      id="ce-cv"
      className="mb-8 scroll-mt-24 rounded-2xl border border-trait bg-blanc p-5 target:border-laterite [@media(scripting:none)]:hidden"
    >
      <h2 className="text-xl">{ownCv.heading}</h2>
      <p className="mt-1 mb-4 text-pierre">{ownCv.note}</p>
      <Island onTouch script={ownCvScript} props={props}>
        <OwnCv {...props} />
      </Island>
    </section>
  )
}
