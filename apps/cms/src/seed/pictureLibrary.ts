import type { Payload } from 'payload'
import { bookCover } from './pictures/bookCover.ts'
import type { CoverSign } from './pictures/coverSigns.ts'
import { drawScene } from './pictures/drawScene.ts'
import type { Hair } from './pictures/figures/person.ts'
import { type LightName, lights } from './pictures/palette.ts'
import { type PaymentLogo, paymentLogo } from './pictures/paymentLogo.ts'
import { drawPortrait } from './pictures/portrait.ts'
import { isSceneName, type SceneName, scenes } from './pictures/sceneByName.ts'
import type { Localised } from './reading/localised.ts'
import { type UploadedPicture, uploadPicture } from './uploadPicture.ts'

const lightNames = Object.keys(lights) as LightName[]
/** Variants drawn of one scene before pictures are used again: keeps the first start short. */
const variants = 3

export interface PictureLibrary {
  /** Id of a picture of that name, drawn on first use. */
  idOf(name: string, alt: Localised, seed: string): Promise<number>
  /** Markdown with `seed:<picture>` replaced by the address of the uploaded picture. */
  placeInTexts(texts: Localised): Promise<Localised>
  /** Id of the cover of a book, another one for each title. */
  cover(title: Localised, sign: CoverSign): Promise<number>
  /** Id of the portrait of somebody invented. */
  portrait(name: string, hair: Hair): Promise<number>
  /** Id of the logo of a payment mode. */
  logo(name: PaymentLogo, mode: Localised): Promise<number>
}

/** Draws pictures as they are asked for and uploads each only once. */
export function pictureLibrary(payload: Payload): PictureLibrary {
  const uploaded = new Map<string, UploadedPicture>()
  const used = new Map<SceneName, number>()

  async function picture(
    name: SceneName,
    variant: number,
    alt: Localised,
  ): Promise<UploadedPicture> {
    const key = `${name}-${variant}`
    const known = uploaded.get(key)
    if (known) return known
    const made = await uploadPicture(payload, name, sceneSvg(name, variant), alt)
    uploaded.set(key, made)
    return made
  }

  async function idOf(name: string, alt: Localised): Promise<number> {
    const scene = sceneNamed(name)
    const turn = used.get(scene) ?? 0
    used.set(scene, turn + 1)
    return (await picture(scene, turn % variants, alt)).id
  }

  async function placeInText(text: string): Promise<string> {
    let placed = text
    for (const [, alt = '', name = ''] of text.matchAll(/!\[([^\]]*)\]\(seed:([a-z]+)\)/g)) {
      const { url } = await picture(sceneNamed(name), variants, { fr: alt })
      placed = placed.replace(`(seed:${name})`, `(${url})`)
    }
    return placed
  }

  async function placeInTexts({ fr, en, ar }: Localised): Promise<Localised> {
    return {
      fr: await placeInText(fr),
      ...(en === undefined ? {} : { en: await placeInText(en) }),
      ...(ar === undefined ? {} : { ar: await placeInText(ar) }),
    }
  }

  let covers = 0
  async function cover(title: Localised, sign: CoverSign): Promise<number> {
    const svg = bookCover({ title: title.fr, sign, index: covers++ })
    return (await uploadPicture(payload, 'couverture', svg, title)).id
  }

  let portraits = 0
  async function portrait(name: string, hair: Hair): Promise<number> {
    const light = lightNames[portraits++ % lightNames.length] ?? 'matin'
    const svg = drawPortrait({ name, hair, light })
    return (await uploadPicture(payload, 'portrait', svg, { fr: name })).id
  }

  async function logo(name: PaymentLogo, mode: Localised): Promise<number> {
    return (await uploadPicture(payload, `paiement-${name}`, paymentLogo(name), mode)).id
  }

  return { idOf, placeInTexts, cover, portrait, logo }
}

function sceneSvg(name: SceneName, variant: number): string {
  const light = lightNames[(Object.keys(scenes).indexOf(name) + variant) % lightNames.length]
  return drawScene({
    scene: scenes[name],
    seed: `${name}-${variant}`,
    light: light ?? 'matin',
    width: 1600,
    height: 900,
  })
}

function sceneNamed(name: string): SceneName {
  if (isSceneName(name)) return name
  throw new Error(`No picture is called « ${name} »`)
}
