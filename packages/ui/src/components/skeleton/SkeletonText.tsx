import { Skeleton } from './Skeleton';

export interface SkeletonTextProps {
  /** Lines of text; the last is shorter. Default `3`. */
  lines?: number;
}

/** A paragraph that waits. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never change places
          key={line}
          shape="text"
          width={line === lines - 1 && lines > 1 ? '60%' : '100%'}
        />
      ))}
    </>
  );
}
