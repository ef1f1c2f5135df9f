import { Chip, ChipList } from '../../../components/chip';
import styles from './FilterFields.module.css';

export interface ChoiceChipsProps<Id extends string | number> {
  options: readonly { id: Id; name: string; count?: number }[];
  chosen: readonly Id[];
  onToggle: (id: Id) => void;
}

/** Several choices of which any may be taken, in the fewest lines they have room in. */
export function ChoiceChips<Id extends string | number>({ options, chosen, onToggle }: ChoiceChipsProps<Id>) {
  return (
    <ChipList>
      {options.map(({ id, name, count }) => (
        <Chip key={id} selected={chosen.includes(id)} onClick={() => onToggle(id)}>
          {name}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </Chip>
      ))}
    </ChipList>
  );
}
