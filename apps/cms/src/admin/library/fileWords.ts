import type { FileCollection } from '../../publication/trash/namedFiles.ts'

export interface FileWords {
  heading: string
  unused: string
  once: string
  often(count: number): string
  kept: string
}

/** Words for the uses of a file: a picture is shown, a document is linked to. */
export const fileWords: Readonly<Record<FileCollection, FileWords>> = {
  media: {
    heading: 'Où elle sert',
    unused: 'Rien ne la montre : elle peut être supprimée.',
    once: 'Elle est montrée ici :',
    often: (count) => `Elle est montrée à ${count} endroits :`,
    kept: 'Elle ne peut pas être supprimée tant qu’elle sert. Si son fichier est remplacé, les fiches montrent le nouveau ; les textes et les lettres gardent l’ancien.',
  },
  documents: {
    heading: 'Où il sert',
    unused: 'Aucun texte n’y mène : il peut être supprimé.',
    once: 'Un texte y mène :',
    often: (count) => `${count} textes y mènent :`,
    kept: 'Il ne peut pas être supprimé tant qu’un texte y mène. Remplacer son fichier est possible.',
  },
}
