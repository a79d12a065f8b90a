import { cvDesigns } from '@sira/contract/cv/cvChoices'
import type { Letter } from '@sira/contract/cv/letter'
import { printedLetter } from '@sira/contract/cv/printedLetter'
import { type Locale, locales } from '@sira/contract/locales'
import { useEffect, useState } from 'react'
import { type KeptPaper, keptPapers } from '../../browser/papers/keptPapers.ts'
import { fileName } from '../../browser/papers/saveFile.ts'
import { keepReadable } from '../../browser/saved/keepReadable.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { hydrated } from '../../islands/hydrated.tsx'
import { PaperChoices } from './editor/PaperChoices.tsx'
import { usePapers } from './editor/usePapers.ts'
import { FirstDraft } from './letter/FirstDraft.tsx'
import { LetterFields } from './letter/LetterFields.tsx'
import { letterProblems } from './letter/letterProblems.ts'
import { LetterSheet } from './screens/LetterSheet.tsx'
import { OwnDevice } from './screens/OwnDevice.tsx'
import { Preview } from './screens/Preview.tsx'
import { UsePaper } from './screens/UsePaper.tsx'
import { Versions } from './screens/Versions.tsx'
import { WriteOrLook } from './screens/WriteOrLook.tsx'

export interface LetterBuilderProps {
  words: Dictionary['letter']
  /** Those of the CV that both pages say. */
  shared: Pick<Dictionary['cv'], 'use' | 'device'> & {
    editor: Dictionary['cv']['editor']
    tooManyPages: string
  }
  locale: Locale
  scripts: readonly string[]
  /** What the letter answers to, where it came from an offer. */
  offer: { post: string; company: string }
}

/** A letter written from an offer and a CV, and kept on this device like the CV. */
function LetterBuilder({ words, shared, locale, scripts, offer }: LetterBuilderProps) {
  const own = usePapers('lettre', () => emptyLetter(locale, offer.company))
  const [cvs, setCvs] = useState<readonly KeptPaper<'cv'>[]>([])
  const [looks, setLooks] = useState(false)
  const { history, current } = own
  const letter = history.value
  useEffect(() => {
    void keepReadable([location.pathname + location.search], scripts)
    void keptPapers('cv').then(setCvs, () => undefined)
  }, [scripts])
  if (own.isReading) return null
  const edit = (field: string, change: Partial<Letter>) =>
    history.change(field, (before) => ({ ...before, ...change }))
  const fields = {
    letter,
    words: words.fields,
    write: (name: keyof Letter, value: string) => edit(name, { [name]: value }),
  }
  const editorWords = { ...shared.editor, ...words.editor }
  const problems = letterProblems(letter)
  return (
    <>
      <Versions own={own} words={editorWords} />
      <WriteOrLook words={shared.editor} looks={looks} setLooks={setLooks}>
        <div className="cv-write">
          <PaperChoices
            words={editorWords}
            lang={letter.lang}
            languages={locales}
            design={letter.design}
            designs={cvDesigns.slice(0, 2)}
            choose={(choice) => edit('choice', choice)}
          />
          <FirstDraft
            key={current.id}
            words={words}
            cvs={cvs}
            untitled={shared.editor.untitled}
            offer={offer}
            letter={letter}
            edit={edit}
          />
          <h2 className="mt-8 text-xl">{words.editor.sender}</h2>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            <LetterFields {...fields} names={['name', 'phone', 'email', 'city', 'date']} />
          </div>
          <h2 className="mt-8 text-xl">{words.editor.text}</h2>
          <div className="mt-3 grid gap-4">
            <LetterFields {...fields} names={['recipient', 'subject', 'text']} />
          </div>
          <h2 className="mt-8 text-xl">{words.editor.checks}</h2>
          <ul className="mt-3 grid gap-1 rounded-2xl bg-lin px-4 py-3">
            {problems.length === 0 && <li>{words.editor.ready}</li>}
            {problems.map((code) => (
              <li key={code}>{words.problems[code]}</li>
            ))}
          </ul>
        </div>
        <Preview words={shared.editor} tooManyPages={shared.tooManyPages}>
          <LetterSheet letter={printedLetter(letter)} />
        </Preview>
      </WriteOrLook>
      <UsePaper
        words={shared.use}
        heading={words.use}
        data={{ lettre: letter }}
        name={fileName('Lettre', letter.name)}
      />
      <OwnDevice
        words={shared.device}
        shared={own.shared}
        setShared={own.setShared}
        forget={own.forget}
      />
    </>
  )
}

function emptyLetter(lang: Locale, company: string): Letter {
  const nothing = { name: '', phone: '', email: '', city: '', recipient: '', companyCity: '' }
  const date = new Date().toISOString().slice(0, 10)
  return { lang, design: 'sobre', ...nothing, company, date, subject: '', text: '' }
}

export const wake = hydrated(LetterBuilder)
