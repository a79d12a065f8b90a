import accueil from '@sira/cloth/scenes/accueil.svg?url'
import classe from '@sira/cloth/scenes/classe.svg?url'
import comptes from '@sira/cloth/scenes/comptes.svg?url'
import coursier from '@sira/cloth/scenes/coursier.svg?url'
import entretien from '@sira/cloth/scenes/entretien.svg?url'
import equipe from '@sira/cloth/scenes/equipe.svg?url'
import marche from '@sira/cloth/scenes/marche.svg?url'
import ordinateur from '@sira/cloth/scenes/ordinateur.svg?url'
import parole from '@sira/cloth/scenes/parole.svg?url'
import perdu from '@sira/cloth/scenes/perdu.svg?url'
import telephone from '@sira/cloth/scenes/telephone.svg?url'
import video from '@sira/cloth/scenes/video.svg?url'

const files = {
  accueil,
  classe,
  comptes,
  coursier,
  entretien,
  equipe,
  marche,
  ordinateur,
  parole,
  perdu,
  telephone,
  video,
}

export type SceneName = keyof typeof files

interface SceneProps {
  name: SceneName
  /** The picture that paints the first screen is not made to wait. */
  eager?: boolean
}

/** A drawn scene of people, as large as its frame. It says nothing that the text does not say. */
export function Scene({ name, eager = false }: SceneProps) {
  return (
    <img
      className="size-full object-cover"
      src={files[name]}
      alt=""
      width={800}
      height={450}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
