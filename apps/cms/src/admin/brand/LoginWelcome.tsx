import { ClothBand } from './ClothBand.tsx'

/** What stands above the sign-in form. */
export function LoginWelcome() {
  return (
    <div className="sira-welcome">
      <ClothBand className="sira-welcome__cloth" seed="connexion" width={600} height={800} />
      <h1>Espace de l’équipe</h1>
      <p>Connectez-vous pour tenir le site à jour.</p>
    </div>
  )
}
