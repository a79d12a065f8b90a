import { type Editing, langOf } from './editedCv.ts'
import { Field } from './Field.tsx'
import { ListEntries } from './ListEntries.tsx'
import { MonthField } from './MonthField.tsx'

const empty = {
  name: '',
  position: '',
  location: '',
  startDate: '',
  endDate: '',
  summary: '',
  highlights: [],
}

export function WorkFields({ editing }: { editing: Editing }) {
  const { fields } = editing.words
  const lang = langOf(editing)
  return (
    <ListEntries list="work" name={fields.position[0]} most={20} empty={empty} editing={editing}>
      {(entry, write, id) => (
        <>
          <Field
            id={`${id}-position`}
            words={fields.position}
            value={entry.position}
            longest={160}
            lang={lang}
            write={write('position')}
          />
          <Field
            id={`${id}-name`}
            words={fields.employer}
            value={entry.name}
            longest={160}
            lang={lang}
            write={write('name')}
          />
          <Field
            id={`${id}-location`}
            words={fields.location}
            value={entry.location}
            longest={80}
            lang={lang}
            write={write('location')}
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
          {/* Another program wrote it; here the lines below are enough. */}
          {entry.summary !== '' && (
            <Field
              id={`${id}-text`}
              words={fields.workText}
              value={entry.summary}
              longest={2000}
              rows={4}
              lang={lang}
              write={write('summary')}
            />
          )}
          <Field
            id={`${id}-tasks`}
            words={fields.tasks}
            value={entry.highlights.join('\n')}
            longest={4000}
            rows={4}
            lang={lang}
            write={(text) => write('highlights')(text.split('\n').slice(0, 20))}
          />
        </>
      )}
    </ListEntries>
  )
}
