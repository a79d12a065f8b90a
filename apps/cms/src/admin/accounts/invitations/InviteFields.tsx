import { useId } from 'react'
import { invitationDays } from '../../../people/invitations/invitationTime.ts'
import { RoleChoice } from './RoleChoice.tsx'

/** The person to invite, and their roles. */
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
        <input
          id={`${id}-email`}
          name="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          required
        />
      </div>
      <div className="sira-safety-field">
        <label htmlFor={`${id}-nom`}>Nom</label>
        <input id={`${id}-nom`} name="nom" autoComplete="off" maxLength={100} required />
      </div>
      <RoleChoice />
    </>
  )
}
