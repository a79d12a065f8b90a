/** A page of A4 at 250 points an inch: still readable. */
const longestSide = 2900
const quality = 0.85
/** Bytes: a smaller photograph is sent unchanged. */
const light = 600_000

/**
 * Shrinks a photograph of a phone, ten times larger than reading needs; any other file stays as it
 * is.
 */
export async function smallerPicture(file: File): Promise<Blob> {
  if (!/^image\/(jpeg|png)$/.test(file.type) || file.size < light) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, 'image/jpeg', quality),
    )
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
