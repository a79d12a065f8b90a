import { ClothBand } from './ClothBand.tsx'

interface LoginWelcomeProps {
  title?: string
  text?: string
}

/** What stands above the forms at the door of the back office. */
export function LoginWelcome({
  title = 'Espace de l’équipe',
  text = 'Connectez-vous pour tenir le site à jour.',
}: LoginWelcomeProps) {
  return (
    <div className="sira-welcome">
      <ClothBand className="sira-welcome__cloth" seed="connexion" width={600} height={800} />
      <h1>{title}</h1>
      {text !== '' && <p>{text}</p>}
    </div>
  )
}
