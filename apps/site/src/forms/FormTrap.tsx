import { trapField } from '@sira/contract/forms/envelope'

/** A field that people neither see nor reach; programs that fill in everything fill it in. */
export function FormTrap() {
  return (
    <div className="sr-only" aria-hidden="true" inert>
      <input name={trapField} autoComplete="off" />
    </div>
  )
}
