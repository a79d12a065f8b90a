import type { Letter } from '@sira/contract/cv/letter'
import { useState } from 'react'
import type { KeptPaper } from '../../../browser/papers/keptPapers.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { Field } from '../editor/Field.tsx'
import { LetterFields } from './LetterFields.tsx'
import { type LetterKind, letterKinds, letterSubject, letterText } from './letterText.ts'

interface FirstDraftProps {
  words: Dictionary['letter']
  cvs: readonly KeptPaper<'cv'>[]
  /** A CV that nobody has named. */
  untitled: string
  offer: { post: string; company: string }
  letter: Letter
  edit: (field: string, change: Partial<Letter>) => void
}

/** The facts for the draft, and the button that writes it. */
export function FirstDraft({ words, cvs, untitled, offer, letter, edit }: FirstDraftProps) {
  const [post, setPost] = useState(offer.post)
  const [kind, setKind] = useState<LetterKind>('offer')
  const [cvId, setCvId] = useState('')
  const { editor } = words
  const cv = cvs.find(({ id }) => id === cvId) ?? cvs[0]
  const write = () => {
    const resume = cv?.content
    const { name = '', phone = '', email = '', location } = resume?.basics ?? {}
    edit('draft', {
      name: letter.name || name,
      phone: letter.phone || phone,
      email: letter.email || email,
      city: letter.city || (location?.city ?? ''),
      subject: letterSubject(kind, letter.lang, post),
      text: letterText(kind, letter.lang, { post, company: letter.company, resume }),
    })
  }
  return (
    <section>
      <h2 className="text-xl">{editor.offer}</h2>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Field
          id="letter-post"
          words={words.fields.post}
          value={post}
          longest={160}
          lang={letter.lang}
          write={setPost}
        />
        <LetterFields
          letter={letter}
          words={words.fields}
          names={['company', 'companyCity']}
          write={(name, value) => edit(name, { [name]: value })}
        />
        <div className="field">
          <label htmlFor="letter-kind">{editor.kind}</label>
          <select
            id="letter-kind"
            className="control"
            value={kind}
            onInput={({ currentTarget }) => setKind(currentTarget.value as LetterKind)}
          >
            {letterKinds.map((one) => (
              <option key={one} value={one}>
                {editor.kinds[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="letter-cv">{editor.fromCv}</label>
          <select
            id="letter-cv"
            className="control"
            value={cv?.id ?? ''}
            onInput={({ currentTarget }) => setCvId(currentTarget.value)}
          >
            {cvs.length === 0 && <option value="">{editor.noCv}</option>}
            {cvs.map(({ id, name, content }) => (
              <option key={id} value={id}>
                {name || content.basics.label || untitled}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="mt-4">
        <button type="button" className="button button-primary" onClick={write}>
          {editor.draft}
        </button>
      </p>
      {letter.text !== '' && <p className="field-hint mt-2">{editor.again}</p>}
    </section>
  )
}
