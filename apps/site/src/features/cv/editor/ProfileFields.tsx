import { type Editing, langOf } from './editedCv.ts'
import { Field } from './Field.tsx'

export function ProfileFields({ editing }: { editing: Editing }) {
  const { cv, edit, words } = editing
  return (
    <Field
      id="cv-summary"
      words={words.fields.summary}
      value={cv.basics.summary}
      longest={2000}
      rows={5}
      lang={langOf(editing)}
      write={(value) =>
        edit('summary', (changed) => {
          changed.basics.summary = value
        })
      }
    />
  )
}
