import { describe, expect, it } from 'vitest'
import { serialiseMedia } from './serialiseMedia.ts'

const file = (filename: string, width: number, height: number, filesize = 12_345) => ({
  filename,
  mimeType: 'image/webp',
  filesize,
  width,
  height,
})

describe('files (contract.md, Envelope)', () => {
  it('have the attributes of Strapi, sizes in kB and a relative address', () => {
    const media = serialiseMedia({ ...file('à la une.webp', 1600, 900), sizes: {} })

    expect(media).toMatchObject({
      name: 'à la une.webp',
      hash: 'à la une',
      ext: '.webp',
      mime: 'image/webp',
      width: 1600,
      height: 900,
      size: 12.35,
      url: '/uploads/%C3%A0%20la%20une.webp',
      previewUrl: null,
      provider: 'local',
      provider_metadata: null,
    })
  })

  it('show only the formats that are smaller than the file', () => {
    const { formats } = serialiseMedia({
      ...file('photo.webp', 600, 400),
      sizes: {
        thumbnail: file('photo-234x156.webp', 234, 156, 2806),
        small: file('photo-500x333.webp', 500, 333),
        medium: file('photo-600x400.webp', 600, 400),
        large: { filename: null },
      },
    })

    expect(Object.keys(formats as object)).toEqual(['thumbnail', 'small'])
    expect(formats).toMatchObject({
      thumbnail: {
        name: 'thumbnail_photo.webp',
        hash: 'photo-234x156',
        path: null,
        size: 2.81,
        sizeInBytes: 2806,
        url: '/uploads/photo-234x156.webp',
      },
    })
  })

  it('name the point that no frame may lose, where it is not the middle', () => {
    const focused = (focalX: number | null, focalY: number | null) =>
      serialiseMedia({ ...file('photo.webp', 600, 400), focalX, focalY }).provider_metadata

    expect(focused(20, 99)).toEqual({ focalPoint: { x: 20, y: 99 } })
    expect([focused(50, 50), focused(null, null), focused(900, 20)]).toEqual([null, null, null])
  })

  it('have null formats when there is none', () => {
    expect(serialiseMedia(file('dessin.svg', 100, 100)).formats).toBeNull()
    expect(serialiseMedia({ ...file('petite.webp', 200, 130), sizes: {} }).formats).toBeNull()
  })
})
