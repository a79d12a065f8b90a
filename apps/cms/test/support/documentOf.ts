import { strToU8, zipSync } from 'fflate'

/** A document that names the part which says what it is this many times. */
export function documentOf(times: number): Buffer {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const types = `<Types><Override ContentType="${main}"/></Types>`.padEnd(500_000)
  const one = Buffer.from(zipSync({ '[Content_Types].xml': strToU8(types) }))
  const end = one.lastIndexOf('PK\x05\x06')
  const directory = one.readUInt32LE(end + 16)
  const entry = one.subarray(directory, end)
  const closing = Buffer.from(one.subarray(end))
  closing.writeUInt16LE(times, 8)
  closing.writeUInt16LE(times, 10)
  closing.writeUInt32LE(entry.length * times, 12)
  return Buffer.concat([one.subarray(0, directory), ...Array(times).fill(entry), closing])
}
