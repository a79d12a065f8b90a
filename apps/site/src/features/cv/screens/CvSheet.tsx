import type {
  PrintedContact,
  PrintedCv,
  PrintedEntry,
  PrintedSection,
} from '@sira/contract/cv/printedCv'
import { directionOf } from '@sira/contract/locales'

const aside: readonly string[] = ['skills', 'languages', 'licences', 'interests']

/** A CV as it is printed; cv.typ of the back office draws the same. */
export function CvSheet({ cv, nameless }: { cv: PrintedCv; nameless: string }) {
  const { lang, design, name, label, contacts, sections } = cv
  const isColumn = design === 'colonne'
  const sideSections = isColumn ? sections.filter(({ part }) => aside.includes(part)) : []
  const mainSections = isColumn ? sections.filter(({ part }) => !aside.includes(part)) : sections
  const head = (
    <header className="cv-head">
      <p className="cv-name">{name || nameless}</p>
      {label && <p className="cv-label">{label}</p>}
      {!isColumn && <Contacts contacts={contacts} />}
    </header>
  )
  return (
    <article
      lang={lang}
      dir={directionOf(lang)}
      className={`cv-sheet ${{ sobre: 'cv-plain', bandeau: 'cv-banner', colonne: 'cv-column' }[design]}`}
    >
      {isColumn && (
        <div className="cv-aside">
          <Contacts contacts={contacts} />
          {sideSections.map((section) => (
            <Section key={section.part} section={section} />
          ))}
        </div>
      )}
      <div className="cv-main">
        {head}
        {mainSections.map((section) => (
          <Section key={section.part} section={section} />
        ))}
      </div>
    </article>
  )
}

export function Contacts({ contacts }: { contacts: readonly PrintedContact[] }) {
  if (contacts.length === 0) return null
  return (
    <ul className="cv-contacts">
      {contacts.map(({ kind, text }) => (
        <li key={kind}>
          <bdi dir={kind === 'place' ? 'auto' : 'ltr'}>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Section({ section }: { section: PrintedSection }) {
  const { title, text, entries, items } = section
  return (
    <section className="cv-section">
      <h2>{title}</h2>
      <div>
        {text && <p className="cv-text">{text}</p>}
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else to be known by, and hold no state.
          <Entry key={index} entry={entry} />
        ))}
        {items.length > 0 && (
          <ul className="cv-items">
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same.
              <li key={index} dir="auto">
                {item}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Entry({ entry }: { entry: PrintedEntry }) {
  const { title, place, dates, text, lines } = entry
  return (
    <div className="cv-entry">
      <p className="cv-first">
        <strong dir="auto">{title || place}</strong>
        <span>{dates}</span>
      </p>
      {title && place && <p className="cv-place">{place}</p>}
      {text && <p className="cv-text">{text}</p>}
      {lines.length > 0 && (
        <ul className="cv-lines">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same.
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
