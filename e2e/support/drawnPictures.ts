import type { Page } from '@playwright/test'

/** EXIF of one entry: the picture lies on its side (orientation 6). */
const lyingDown = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  'hex',
)

/** A photograph as a phone keeps it: full of points, lying on its side, with a note that says so. */
export async function drawnPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const jpeg = await drawn(page, { width, height, type: 'image/jpeg', grain: true })
  return Buffer.concat([jpeg.subarray(0, 2), lyingDown, jpeg.subarray(2)])
}

/** A mark on nothing: one shines through it. */
export async function drawnMark(page: Page, width: number, height: number): Promise<Buffer> {
  return drawn(page, { width, height, type: 'image/png', grain: false })
}

interface Drawing {
  width: number
  height: number
  type: string
  grain: boolean
}

async function drawn(page: Page, drawing: Drawing): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height, type, grain }) => {
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    for (let at = 0; grain && at < 40_000; at += 1) {
      pen?.fillRect(Math.random() * width, Math.random() * height, 9, 9)
      if (pen) pen.fillStyle = `hsl(${at % 360} 60% 50%)`
    }
    const blob = await canvas.convertToBlob({ type, quality: 0.95 })
    const reader = new FileReader()
    const read = new Promise((done) => reader.addEventListener('load', done))
    reader.readAsDataURL(blob)
    await read
    return String(reader.result).split(',')[1] ?? ''
  }, drawing)
  return Buffer.from(base64, 'base64')
}

/** Whether something shines through the first point of a picture of the site. */
export async function shinesThrough(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob())
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    pen?.drawImage(picture, 0, 0)
    return pen?.getImageData(0, 0, 1, 1).data[3] === 0
  }, address)
}
