import type { PrintedLetter } from '@sira/contract/cv/printedLetter'
import { directionOf } from '@sira/contract/locales'
import { Contacts } from './CvSheet.tsx'

/** A letter as it is printed; letter.typ of the back office draws the same. */
export function LetterSheet({ letter }: { letter: PrintedLetter }) {
  const { lang, design, name, contacts, recipient, written, subject, paragraphs } = letter
  return (
    <article
      lang={lang}
      dir={directionOf(lang)}
      className={design === 'sobre' ? 'cv-sheet letter cv-plain' : 'cv-sheet letter'}
    >
      <div className="cv-main">
        <div className="cv-head">
          {name && <p className="cv-name">{name}</p>}
          <Contacts contacts={contacts} />
        </div>
        <div className="letter-to">
          {recipient.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
          <p>{written}</p>
        </div>
        {subject && <p className="cv-first">{<strong>{subject}</strong>}</p>}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same.
          <p key={index} className="letter-text">
            {paragraph}
          </p>
        ))}
        {name && <p className="letter-signed">{name}</p>}
      </div>
    </article>
  )
}
