import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { movedPicture, type PictureSlot, withMainPicture } from '#domain/listing/gallery.ts'
import type { Picture } from '#domain/listing/listing.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import type { PictureListName } from '../editor/ad-draft.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { laterPart } from '../later/later-part.tsx'
import { pictureUrl } from './picture-url.ts'
import styles from './pictures.module.css'
import { usePictureNames } from './use-picture-names.ts'
import type { Pictures } from './use-pictures.ts'

/** The editor of pictures is fetched when it is opened. */
const PictureEditor = laterPart(
  'picture editor',
  async () => (await import('./edit/picture-editor.tsx')).PictureEditor,
)

/** What can be done with one picture: its place, what it shows, turn and cut, take anew, remove. */
export function PictureSheet(props: {
  picture: Picture
  list: PictureListName
  pictures: Pictures
  onAgain?: (slot: PictureSlot) => void
  onClose: () => void
}) {
  const { picture, list, pictures, onAgain, onClose } = props
  const t = useTranslations('editor.images')
  const nameOf = usePictureNames()
  const [isEditing, setEditing] = useState(false)
  const all = pictures[list]
  const place = all.findIndex(({ value }) => value === picture.value)
  const now = all[place] ?? picture
  const name = nameOf(now, Math.max(place, 0))
  const slot = pictures.slots.find(({ kind }) => kind === now.kind)
  const remove = useRemoval(pictures, list)
  if (isEditing) {
    return (
      <PictureEditor
        source={pictureUrl(now.value, 1600)}
        name={name}
        onSave={(file) =>
          pictures.uploads.add([file], {
            list: list === 'moreImages' ? 'moreImages' : 'gallery',
            ...(now.kind !== undefined && { kind: now.kind }),
            replaces: now.value,
          })
        }
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog open onClose={onClose} title={name}>
      <div className={styles.sheet}>
        <img src={pictureUrl(now.value, 640)} alt={name} />
        {list !== 'reviewPictures' && <Order pictures={pictures} list={list} place={place} />}
        <div className={styles.sheetWays}>
          <Button icon="rotate-cw" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
          {slot && onAgain && (
            <Button
              icon="camera"
              onClick={() => {
                onClose()
                onAgain(slot)
              }}
            >
              {t('again')}
            </Button>
          )}
          <Button
            look="danger"
            icon="trash"
            onClick={() => {
              onClose()
              remove(now)
            }}
          >
            {t('removePicture')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Title picture, one place earlier or later, and what it shows. */
function Order(props: { pictures: Pictures; list: PictureListName; place: number }) {
  const { pictures, list, place } = props
  const t = useTranslations('editor.images')
  const texts = useAttributeTexts()
  const { editor } = pictures
  const all = pictures[list]
  const picture = all[place]
  if (!picture) return null
  const move = (to: number) => editor.change({ [list]: movedPicture(all, { from: place, to }) })
  return (
    <>
      <div className={styles.sheetWays}>
        {list === 'gallery' && (
          <Button
            icon="star"
            aria-pressed={place === 0}
            onClick={() => editor.change({ gallery: withMainPicture(all, picture.value) })}
          >
            {t(place === 0 ? 'isMain' : 'makeMain')}
          </Button>
        )}
        <Button
          icon="arrow-left"
          aria-disabled={place === 0}
          onClick={() => place > 0 && move(place - 1)}
        >
          {t('earlier')}
        </Button>
        <Button
          iconAfter="arrow-right"
          aria-disabled={place === all.length - 1}
          onClick={() => place < all.length - 1 && move(place + 1)}
        >
          {t('later')}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {t('placeOf', { number: place + 1, count: all.length })}
      </p>
      <Select
        label={t('shows')}
        placeholder={texts.label('image_kind')}
        value={picture.kind ?? null}
        onChange={(kind) =>
          editor.change({
            [list]: all.map((each) => (each.value === picture.value ? { ...each, kind } : each)),
          })
        }
        options={(attribute('image_kind').options ?? []).map(({ code }) => ({
          value: code,
          label: texts.option('image_kind', code),
        }))}
      />
    </>
  )
}

function useRemoval(pictures: Pictures, list: PictureListName) {
  const t = useTranslations('editor.images')
  const undo = useTranslations('shell.snackbar')
  const snackbar = useSnackbar()
  return (picture: Picture) => {
    const before = pictures[list]
    const left = before.filter(({ value }) => value !== picture.value)
    pictures.editor.change({ [list]: left })
    snackbar({
      text: t('removed'),
      action: {
        label: undo('undo'),
        onPress: () => pictures.editor.change({ [list]: before }),
      },
    })
  }
}
