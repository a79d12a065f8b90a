import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { redirect } from 'next/navigation'
import { frenchFirst } from '../../../../admin/frenchFirst.ts'
import { hostConfig } from '../../../hostConfig.ts'
import { importMap } from '../importMap.js'

interface PageProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: PageProps) {
  return generatePageMetadata({ config: hostConfig, params, searchParams })
}

/** Next wants the page as the default export. */
export default async function Page({ params, searchParams }: PageProps) {
  const { segments } = await params
  const inFrench = frenchFirst(segments ?? [], await searchParams)
  if (inFrench !== undefined) redirect(inFrench)
  return RootPage({ config: hostConfig, importMap, params, searchParams })
}
