import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { firstPassword } from '../../people/passwords/firstPassword.ts'
import { LoginWelcome } from '../brand/LoginWelcome.tsx'
import { ResetForm } from './ResetForm.tsx'

/**
 * Where the link of the letter leads. Nothing can stand in for Payload's own screen (3.90), as it can
 * for the others at the door: that one has another address (`admin.routes.reset`), this one its own.
 */
export function ResetView({ params, searchParams }: AdminViewServerProps) {
  const segments = params?.segments
  const token = Array.isArray(segments) ? segments[1] : undefined
  const isFirst = searchParams?.[firstPassword] !== undefined
  return (
    <MinimalTemplate className="forgot-password">
      <div className="sira-forgotten">
        {isFirst ? (
          <LoginWelcome title="Bienvenue" text="Choisissez le mot de passe de votre compte." />
        ) : (
          <LoginWelcome title="Nouveau mot de passe" text="" />
        )}
        <ResetForm
          token={token ?? ''}
          confirm={
            isFirst ? 'Enregistrer mon mot de passe' : 'Enregistrer et fermer mes connexions'
          }
        />
        <p>
          <a href="/admin/login">Aller à la connexion</a>
        </p>
      </div>
    </MinimalTemplate>
  )
}
