import { useId, useState } from 'react'
import { extraRoles, roles } from '../../../access/role.ts'

/** The first role of the person, and the extra ones; an administrator has every right already. */
export function RoleChoice() {
  const id = useId()
  const [first, setFirst] = useState('editor')
  const others = extraRoles.filter(({ value }) => value !== first)
  return (
    <>
      <div className="sira-safety-field">
        <label htmlFor={id}>Rôle</label>
        <select
          id={id}
          name="role"
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
        >
          {Object.entries(roles).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {first !== 'administrator' && (
        <fieldset className="sira-more-roles">
          <legend>Autres rôles</legend>
          {others.map(({ value, label }) => (
            <label key={value}>
              <input type="checkbox" name="moreRoles" value={value} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
