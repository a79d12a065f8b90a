import { useId } from 'react'
import { roles } from '../../../access/role.ts'
import { invitationDays } from '../../../people/invitations/invitationTime.ts'

/** Who is invited, and what they may do. */
export function InviteFields() {
  const id = useId()
  return (
    <>
      <p>
        Cette personne reçoit une lettre avec un lien, valable {invitationDays} jours, et choisit
        elle-même son mot de passe.
      </p>
      <div className="sira-safety-field">
        <label htmlFor={`${id}-email`}>Adresse e-mail</label>
        <input id={`${id}-email`} name="email" type="email" autoComplete="off" required />
      </div>
      <div className="sira-safety-field">
        <label htmlFor={`${id}-nom`}>Nom</label>
        <input id={`${id}-nom`} name="nom" autoComplete="off" maxLength={100} required />
      </div>
      <div className="sira-safety-field">
        <label htmlFor={`${id}-role`}>Rôle</label>
        <select id={`${id}-role`} name="role" defaultValue="editor">
          {Object.entries(roles).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
