/** A sign of the header that can be touched; pixels, so that three of them fit beside the mark. */
export const iconButton = 'tap min-w-[44px] shrink-0 justify-center rounded-full hover:bg-lin'
