import type { ConsentDocument } from '@yunyou/contract';
import { type ReactNode, useRef } from 'react';
import { Card } from '../../../components/card';
import { RichText } from '../../../components/rich-text';
import styles from './ConsentView.module.css';
import { useSeen } from './use-seen';

export interface ConsentTextProps {
  /** What is agreed to. */
  text: ConsentDocument;
  /** Called once the end of it was on screen. */
  onRead: () => void;
  /** What stands after it. */
  children: ReactNode;
}

/** What is agreed to: in short, then all of it, then what is answered. */
export function ConsentText({ text, onRead, children }: ConsentTextProps) {
  const words = useRef<HTMLDivElement>(null);
  const after = useSeen(words, onRead);
  return (
    <>
      <Card>
        <dl className={styles.summary}>
          {text.summary.map(({ heading, text: said }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div ref={words}>
        <Card>
          <RichText html={text.html} />
        </Card>
      </div>
      <div ref={after}>{children}</div>
    </>
  );
}
