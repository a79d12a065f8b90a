import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'

export const pdf = Buffer.from('%PDF-1.7\nAwa Ouedraogo, vendeuse\n%%EOF\n')

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const types = strToU8(`<Types><Override ContentType="${main}"/></Types>`)

/** A Word document with these parts besides. */
export function docx(parts: Readonly<Record<string, Uint8Array>> = {}): Buffer {
  return Buffer.from(zipSync({ '[Content_Types].xml': types, ...parts }, { level: 1 }))
}

/** A photograph that says where it was made, with something behind its end. */
export async function photograph(): Promise<Buffer> {
  const create = { width: 60, height: 40, channels: 3, background: '#a40' } as const
  const exif = { IFD3: { GPSLatitude: '12/1 22/1 0/1', GPSLatitudeRef: 'N' } }
  const jpeg = await sharp({ create }).withExif(exif).jpeg().toBuffer()
  return Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
}

/** Few bytes, and so many points on a side. */
export function endless(side: number): Promise<Buffer> {
  const create = { width: side, height: 60, channels: 3, background: '#fff' } as const
  return sharp({ create }).png({ compressionLevel: 9 }).toBuffer()
}
