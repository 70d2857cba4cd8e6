import { forBoth, line, select } from '../define.ts'

/** What is known of each picture of the gallery. */

const images = {
  attributeSetName: 'product_images',
  attributeGroupName: 'images',
} as const

const moreImages = {
  attributeSetName: 'product_images',
  attributeGroupName: 'more_images',
} as const

const damage = {
  attributeSetName: 'damage',
  attributeGroupName: 'damage',
} as const

export const pictureAttributes = [
  line(300, 'gallery', {
    ...images,
    requirement: 'always',
    appliesTo: forBoth,
    visibility: 'public',
    maxLength: 300,
  }),
  select(
    301,
    'image_kind',
    {
      exterior_front: 301001,
      exterior_rear: 301002,
      exterior_left: 301003,
      exterior_right: 301004,
      roof: 301005,
      cab: 301006,
      living: 301007,
      kitchen: 301008,
      bath: 301009,
      bed: 301010,
      garage: 301011,
      engine: 301012,
      tyre: 301013,
      dashboard_mileage: 301014,
      floor_plan: 301015,
      document_free: 301016,
      other: 301017,
    },
    { ...images, requirement: 'optional', appliesTo: forBoth, visibility: 'public' },
  ),
  line(302, 'more_images', {
    ...moreImages,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    maxLength: 300,
  }),
  line(508, 'damage_images', {
    ...damage,
    requirement: 'optional',
    appliesTo: forBoth,
    visibility: 'public',
    maxLength: 300,
  }),
] as const
