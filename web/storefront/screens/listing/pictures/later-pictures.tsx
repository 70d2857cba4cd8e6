import { laterPart } from '../later/later-part.tsx'

/** Pictures come to the page with the screens that show them. */
export const LaterPictures = laterPart(
  'pictures',
  async () => (await import('./pictures-screen.tsx')).PicturesScreen,
)

export const LaterMorePictures = laterPart(
  'more pictures',
  async () => (await import('./more-pictures-screen.tsx')).MorePicturesScreen,
)
