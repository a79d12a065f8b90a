import { languageNames, levelNames } from '@sira/contract/cv/spokenLanguages'
import { type Editing, langOf } from './editedCv.ts'
import { Field } from './Field.tsx'
import { ListEntries } from './ListEntries.tsx'

const empty = { language: '', fluency: '' }

/** Languages, those that are spoken here first, in the language of the CV. */
export function LanguageFields({ editing }: { editing: Editing }) {
  const { fields } = editing.words
  const lang = langOf(editing)
  return (
    <>
      <datalist id="cv-known-languages">
        {languageNames(lang).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id="cv-known-levels">
        {levelNames(lang).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ListEntries
        list="languages"
        name={fields.language[0]}
        most={15}
        empty={empty}
        editing={editing}
      >
        {(entry, write, id) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              id={`${id}-name`}
              words={fields.language}
              value={entry.language}
              longest={60}
              list="cv-known-languages"
              lang={lang}
              write={write('language')}
            />
            <Field
              id={`${id}-level`}
              words={fields.level}
              value={entry.fluency}
              longest={60}
              list="cv-known-levels"
              lang={lang}
              write={write('fluency')}
            />
          </div>
        )}
      </ListEntries>
    </>
  )
}
