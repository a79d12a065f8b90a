'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** The server judges it; judged here, an empty one would hold up the next save after « Annuler ». */
const anything = () => true as const

/** Asked of whoever changes how an account signs in: see requireCurrentPassword. */
export function CurrentPassword() {
  const { id, initialData } = useDocumentInfo()
  const changes = useFormFields(
    ([fields]) => fields.password !== undefined || fields.email?.value !== initialData?.email,
  )
  if (id === undefined || !changes) return null
  return (
    <PasswordField
      path="currentPassword"
      schemaPath="users.currentPassword"
      autoComplete="current-password"
      validate={anything}
      field={{ name: 'currentPassword', label: 'Votre mot de passe actuel' }}
    />
  )
}
