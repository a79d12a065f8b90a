import type { AdminViewServerProps } from 'payload'
import { sendsMail } from '../../environment/sendsMail.ts'
import { LoginWelcome } from '../brand/LoginWelcome.tsx'
import { ForgottenForm } from './ForgottenForm.tsx'

/** A forgotten password: a link by letter, or the truth where no letter can leave. */
export function ForgottenView({ initPageResult }: AdminViewServerProps) {
  return (
    <div className="sira-forgotten">
      <LoginWelcome title="Mot de passe oublié" text="" />
      {sendsMail(initPageResult.req.payload) ? <ForgottenForm /> : <NoLetters />}
      <p>
        <a href="/admin/login">Retour à la connexion</a>
      </p>
    </div>
  )
}

function NoLetters() {
  return (
    <>
      <p>
        Ce site n’a pas encore de serveur d’envoi : aucun lien ne peut vous être envoyé par e-mail.
      </p>
      <ul>
        <li>
          Demandez à un administrateur de vous donner un nouveau mot de passe : Utilisateurs, votre
          compte, Changer le mot de passe.
        </li>
        <li>
          Vous êtes le seul administrateur ? La personne qui tient le serveur en fait un nouveau
          avec la commande <code>npm run account -- votre@adresse</code>.
        </li>
      </ul>
    </>
  )
}
