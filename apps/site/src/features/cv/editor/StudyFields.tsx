import { type Editing, langOf } from './editedCv.ts'
import { Field } from './Field.tsx'
import { ListEntries } from './ListEntries.tsx'
import { MonthField } from './MonthField.tsx'

const emptyStudy = { institution: '', studyType: '', area: '', startDate: '', endDate: '' }
const emptyCertificate = { name: '', issuer: '', date: '' }

export function EducationFields({ editing }: { editing: Editing }) {
  const { fields } = editing.words
  const lang = langOf(editing)
  return (
    <ListEntries
      list="education"
      name={fields.diploma[0]}
      most={20}
      empty={emptyStudy}
      editing={editing}
    >
      {(entry, write, id) => (
        <>
          <Field
            id={`${id}-type`}
            words={fields.diploma}
            value={entry.studyType}
            longest={160}
            lang={lang}
            write={write('studyType')}
          />
          <Field
            id={`${id}-area`}
            words={fields.area}
            value={entry.area}
            longest={160}
            lang={lang}
            write={write('area')}
          />
          <Field
            id={`${id}-school`}
            words={fields.school}
            value={entry.institution}
            longest={160}
            lang={lang}
            write={write('institution')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <MonthField
              id={`${id}-start`}
              words={fields.start}
              value={entry.startDate}
              write={write('startDate')}
              editing={editing}
            />
            <MonthField
              id={`${id}-end`}
              words={fields.end}
              value={entry.endDate}
              write={write('endDate')}
              editing={editing}
            />
          </div>
        </>
      )}
    </ListEntries>
  )
}

export function CertificateFields({ editing }: { editing: Editing }) {
  const { fields } = editing.words
  const lang = langOf(editing)
  return (
    <ListEntries
      list="certificates"
      name={fields.certificate[0]}
      most={20}
      empty={emptyCertificate}
      editing={editing}
    >
      {(entry, write, id) => (
        <>
          <Field
            id={`${id}-name`}
            words={fields.certificate}
            value={entry.name}
            longest={160}
            lang={lang}
            write={write('name')}
          />
          <Field
            id={`${id}-issuer`}
            words={fields.issuer}
            value={entry.issuer}
            longest={160}
            lang={lang}
            write={write('issuer')}
          />
          <MonthField
            id={`${id}-date`}
            words={fields.date}
            value={entry.date}
            write={write('date')}
            editing={editing}
          />
        </>
      )}
    </ListEntries>
  )
}
