import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { IconButton } from '../../actions/icon-button.tsx'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icon.tsx'
import { useUiLocale } from '../../ui-locale.ts'
import { useUiTexts } from '../../ui-texts.ts'
import fieldStyles from '../field.module.css'
import { ErrorLine, type FieldTexts } from '../field.tsx'
import styles from './combobox.module.css'
import { isFound } from './search-text.ts'

export type ComboboxOption = { id: string; label: string; detail?: string; disabled?: boolean }

export type ComboboxProps = FieldTexts & {
  options: readonly ComboboxOption[]
  value: string | null
  onChange: (id: string | null) => void
  placeholder?: string
  name?: string
  disabled?: boolean
  /** Called at each key, where the options come from a search elsewhere; then nothing is filtered here. */
  onSearch?: (text: string) => void
  /** Keeps words that are in no option; they arrive through onSearch. */
  allowsOwnText?: boolean
}

function OptionList() {
  const uiTexts = useUiTexts()
  return (
    <Popover className={classNames(styles.popover)} offset={4}>
      <ListBox<ComboboxOption>
        className={classNames(styles.list)}
        renderEmptyState={() => <div className={styles.nothing}>{uiTexts.noMatches}</div>}
      >
        {(option) => (
          <ListBoxItem
            id={option.id}
            textValue={option.label}
            isDisabled={option.disabled ?? false}
            className={classNames(styles.option)}
          >
            {({ isSelected }) => (
              <>
                <span>{option.label}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
                {isSelected && <Icon icon="check" size={16} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}

/** A select for long lists: typing narrows it, accents do not matter (possl finds Pössl). */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, help, error, optional, className, options, value, onChange } = props
  const { placeholder, name, disabled = false, onSearch, allowsOwnText = false } = props
  const uiTexts = useUiTexts()
  return (
    <I18nProvider locale={useUiLocale()}>
      <ComboBox
        className={classNames(fieldStyles.field, className)}
        {...(onSearch && !allowsOwnText ? { items: options } : { defaultItems: options })}
        selectedKey={value}
        onSelectionChange={(key) => onChange(key === null ? null : String(key))}
        {...(onSearch && { onInputChange: onSearch })}
        {...(name && { name })}
        isDisabled={disabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        allowsCustomValue={allowsOwnText}
        allowsEmptyCollection={!allowsOwnText}
        menuTrigger="focus"
        defaultFilter={isFound}
      >
        <Label className={labelHidden ? 'visually-hidden' : classNames(fieldStyles.label)}>
          <span>{label}</span>
          {optional && <span className={fieldStyles.optional}>{uiTexts.optional}</span>}
        </Label>
        <div
          className={classNames(
            fieldStyles.box,
            Boolean(error) && fieldStyles.invalid,
            disabled && fieldStyles.disabled,
          )}
        >
          <Input className={classNames(fieldStyles.input)} {...(placeholder && { placeholder })} />
          {optional && value !== null && (
            <IconButton icon="x" label={uiTexts.clear} onClick={() => onChange(null)} />
          )}
          <Button className={classNames(styles.arrow)} aria-label={uiTexts.showList}>
            <Icon icon="chevron-down" />
          </Button>
        </div>
        {help && !error && (
          <Text slot="description" className={classNames(fieldStyles.help)}>
            {help}
          </Text>
        )}
        <FieldError>
          <ErrorLine>{error}</ErrorLine>
        </FieldError>
        <OptionList />
      </ComboBox>
    </I18nProvider>
  )
}
