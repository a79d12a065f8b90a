/** The back office sends no e-mail: a forgotten password is replaced by an administrator. */
export function ForgottenPassword() {
  return (
    <p className="sira-forgotten">
      Mot de passe oublié ? Un administrateur peut vous en donner un nouveau.
    </p>
  )
}
