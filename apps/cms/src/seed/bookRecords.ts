import type { Payload } from 'payload'
import { demoBooks } from './content/bookSeed.ts'
import { createLocalised } from './createLocalised.ts'
import type { PictureLibrary } from './pictureLibrary.ts'

/** The books of the shop, in the order of the shelf. */
export async function seedBooks(payload: Payload, pictures: PictureLibrary): Promise<void> {
  for (const { titre, auteur, prix, stock = null, description, cover } of demoBooks()) {
    await createLocalised(payload, 'biblios', {
      plain: { auteur, prix, stock, image: await pictures.drawing('covers', cover, titre) },
      localised: { titre, description },
    })
  }
}
