import { type Editing, langOf } from './editedCv.ts'
import { Field } from './Field.tsx'

const fields = [
  ['name', 120, 'text'],
  ['label', 120, 'text'],
  ['phone', 60, 'tel'],
  ['email', 254, 'email'],
] as const

/** The person, and how he is reached. */
export function PersonFields({ editing }: { editing: Editing }) {
  const { cv, edit, words } = editing
  const lang = langOf(editing)
  const { basics } = cv
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(([name, longest, type]) => (
        <Field
          key={name}
          id={`cv-${name}`}
          words={words.fields[name]}
          value={basics[name]}
          longest={longest}
          type={type}
          lang={lang}
          write={(value) =>
            edit(name, (changed) => {
              changed.basics[name] = value
            })
          }
        />
      ))}
      {(['address', 'city'] as const).map((name) => (
        <Field
          key={name}
          id={`cv-${name}`}
          words={words.fields[name]}
          value={basics.location[name]}
          longest={80}
          lang={lang}
          write={(value) =>
            edit(name, (changed) => {
              changed.basics.location[name] = value
            })
          }
        />
      ))}
      <Field
        id="cv-url"
        words={words.fields.url}
        value={basics.url}
        longest={200}
        type="url"
        write={(value) =>
          edit('url', (changed) => {
            changed.basics.url = value
          })
        }
      />
    </div>
  )
}
