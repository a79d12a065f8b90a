import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { type DrawingKind, drawingFile, sceneDescriptions } from './content/drawings.ts'
import type { Localised } from './reading/localised.ts'
import { type UploadedPicture, uploadPicture } from './uploadPicture.ts'

export interface PictureLibrary {
  /** Id of a scene by its name. */
  scene(name: string): Promise<number>
  /** Id of another drawing, described by `alt`. */
  drawing(kind: DrawingKind, name: string, alt: Localised): Promise<number>
  /** Markdown with `seed:<scene>` replaced by the address of the uploaded scene. */
  placeInTexts(texts: Localised): Promise<Localised>
}

/** Uploads each drawing of `seed/pictures` at its first use, and only once. */
export function pictureLibrary(payload: Payload): PictureLibrary {
  const uploaded = new Map<string, UploadedPicture>()

  async function picture(
    kind: DrawingKind,
    name: string,
    alt: Localised,
  ): Promise<UploadedPicture> {
    const file = drawingFile(kind, name)
    const known = uploaded.get(file)
    if (known) return known
    const made = await uploadPicture(payload, name, await readFile(file), alt)
    uploaded.set(file, made)
    return made
  }

  function scene(name: string): Promise<UploadedPicture> {
    const alt = sceneDescriptions[name]
    if (alt === undefined) throw new Error(`No scene is called "${name}"`)
    return picture('scenes', name, alt)
  }

  async function placeInText(text: string): Promise<string> {
    let placed = text
    for (const [, name = ''] of text.matchAll(/\]\(seed:([a-z]+)\)/g)) {
      placed = placed.replace(`(seed:${name})`, `(${(await scene(name)).url})`)
    }
    return placed
  }

  return {
    scene: async (name) => (await scene(name)).id,
    drawing: async (kind, name, alt) => (await picture(kind, name, alt)).id,
    async placeInTexts({ fr, en, ar }) {
      return {
        fr: await placeInText(fr),
        ...(en === undefined ? {} : { en: await placeInText(en) }),
        ...(ar === undefined ? {} : { ar: await placeInText(ar) }),
      }
    },
  }
}
