import { drivingLicences } from '@sira/contract/cv/cvChoices'
import type { Resume } from '@sira/contract/cv/resume'
import { type Editing, langOf } from './editedCv.ts'
import { Field } from './Field.tsx'
import { ListEntries } from './ListEntries.tsx'

type Named = Resume['skills'][number]

/** With its keywords, which other programs write apart. */
const lineOf = ({ name, keywords }: Named) =>
  keywords.length === 0 ? name : `${name}: ${keywords.join(', ')}`

/** Abilities or interests, one a line; a line that was not touched keeps what it was made of. */
export function LinesField({ list, editing }: { list: 'skills' | 'interests'; editing: Editing }) {
  const { cv, edit, words } = editing
  const most = list === 'skills' ? 40 : 20
  return (
    <Field
      id={`cv-${list}`}
      words={words.fields[list]}
      value={cv[list].map(lineOf).join('\n')}
      longest={3000}
      rows={list === 'skills' ? 6 : 3}
      lang={langOf(editing)}
      write={(text) =>
        edit(list, (changed) => {
          const before = changed[list]
          changed[list] = text
            .split('\n')
            .slice(0, most)
            .map(
              (line) => before.find((one) => lineOf(one) === line) ?? { name: line, keywords: [] },
            )
        })
      }
    />
  )
}

export function LicenceFields({ editing }: { editing: Editing }) {
  const { cv, edit, words } = editing
  const { licences } = cv.meta['x-sira']
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.parts.licences}</legend>
      <div className="flex flex-wrap gap-2">
        {drivingLicences.map((licence) => (
          <label key={licence} className="choice items-center py-2.5">
            <input
              type="checkbox"
              checked={licences.includes(licence)}
              onInput={({ currentTarget }) =>
                edit(`licence ${licence}`, (changed) => {
                  const own = changed.meta['x-sira']
                  own.licences = drivingLicences.filter((one) =>
                    one === licence ? currentTarget.checked : own.licences.includes(one),
                  )
                })
              }
            />
            <span dir="ltr">{licence}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const empty = { name: '', reference: '' }

export function ReferenceFields({ editing }: { editing: Editing }) {
  const { fields } = editing.words
  const lang = langOf(editing)
  return (
    <ListEntries
      list="references"
      name={fields.referee[0]}
      most={8}
      empty={empty}
      editing={editing}
    >
      {(entry, write, id) => (
        <>
          <Field
            id={`${id}-name`}
            words={fields.referee}
            value={entry.name}
            longest={120}
            lang={lang}
            write={write('name')}
          />
          <Field
            id={`${id}-reference`}
            words={fields.reference}
            value={entry.reference}
            longest={400}
            lang={lang}
            write={write('reference')}
          />
        </>
      )}
    </ListEntries>
  )
}
