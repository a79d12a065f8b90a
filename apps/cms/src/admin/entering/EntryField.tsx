import { services } from '@sira/contract/services'
import { useId } from 'react'
import { enteredFields } from '../../messages/entries/enteredFields.ts'

interface EntryFieldProps {
  name: string
  known: string
  problem: string | undefined
}

const kinds: Readonly<Record<string, 'tel' | 'email'>> = { phone: 'tel', email: 'email' }

/** One field of the form of a kind; those that staff need not fill in are not drawn. */
export function EntryField({ name, known, problem }: EntryFieldProps) {
  const id = useId()
  const field = enteredFields[name]
  if (field === undefined) return null
  const told =
    problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-told` }
  const shared = { id, name, defaultValue: known, ...told }
  return (
    <p>
      <label htmlFor={id}>{field.label}</label>
      {field === enteredFields.service && (
        <select {...shared}>
          <option value="">Choisir…</option>
          {services.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </select>
      )}
      {name === 'message' && <textarea {...shared} rows={6} maxLength={10_000} />}
      {field !== enteredFields.service && name !== 'message' && (
        <input {...shared} type={kinds[name] ?? 'text'} maxLength={255} autoComplete="off" />
      )}
      {problem !== undefined && (
        <span id={`${id}-told`} className="sira-entry__told">
          {problem}
        </span>
      )}
    </p>
  )
}
