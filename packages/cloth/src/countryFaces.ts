import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Font files with the letters of our languages that the other faces lack (Ɛ, ʋ̃, ẽ), and with signs. */
export const countryFaces = {
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  semiBold: resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  signs: resolve(
    '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  ),
} as const
