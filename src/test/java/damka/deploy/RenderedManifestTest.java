package damka.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.Quantity;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.client.utils.KubernetesSerialization;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a cluster would be given, overlay by overlay: known to the model to its last member, and within the restricted Pod Security
 * Standard. Needs {@code kubectl} on the path, without a cluster.
 */
class RenderedManifestTest {
    private static final KubernetesSerialization MODEL = new KubernetesSerialization();
    // What the restricted profile lets a pod mount.
    private static final List<String> VOLUMES = List.of(
            "configMap", "csi", "downwardAPI", "emptyDir", "ephemeral", "persistentVolumeClaim", "projected", "secret");

    private static final Map<Path, List<HasMetadata>> RENDERED = new ConcurrentHashMap<>();

    @BeforeAll
    static void kubectl() {
        assumeThat(run("kubectl", "version", "--client"))
                .as("kubectl is on the path")
                .isPresent();
    }

    static List<Path> overlays() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("k8s/overlays"))) {
            return Stream.concat(Stream.of(Path.of("k8s/base")), folders.sorted())
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("overlays")
    void everyMemberIsKnownToTheModel(Path overlay) {
        assertThat(rendered(overlay)).isNotEmpty().allSatisfy(resource -> {
            assertThat(resource).isNotInstanceOf(GenericKubernetesResource.class);
            assertThat(UnknownFields.of(resource)).isEmpty();
            assertThat(resource.getMetadata().getName()).isNotBlank();
        });
    }

    @ParameterizedTest
    @MethodSource("overlays")
    void noPodSharesWhatIsTheNodes(Path overlay) {
        PodSpec pod = pod(overlay);

        assertThat(pod.getHostNetwork()).isNotEqualTo(true);
        assertThat(pod.getHostPID()).isNotEqualTo(true);
        assertThat(pod.getHostIPC()).isNotEqualTo(true);
        assertThat(pod.getContainers())
                .flatExtracting(Container::getPorts)
                .allSatisfy(port -> assertThat(port.getHostPort()).isNull());
    }

    @ParameterizedTest
    @MethodSource("overlays")
    void noPodMountsWhatTheProfileForbids(Path overlay) {
        List<String> known = Stream.concat(Stream.of("name"), VOLUMES.stream()).toList();
        assertThat(pod(overlay).getVolumes()).allSatisfy(volume -> {
            Map<?, ?> members = MODEL.convertValue(volume, Map.class);
            assertThat(members.keySet()).allSatisfy(member -> assertThat(known).contains(member.toString()));
        });
    }

    @ParameterizedTest
    @MethodSource("overlays")
    void noContainerRunsAsRootOrGainsAPrivilege(Path overlay) {
        PodSpec pod = pod(overlay);

        assertThat(pod.getSecurityContext().getRunAsNonRoot()).isTrue();
        assertThat(pod.getSecurityContext().getRunAsUser()).isGreaterThanOrEqualTo(10_000);
        assertThat(pod.getSecurityContext().getSeccompProfile().getType()).isEqualTo("RuntimeDefault");
        assertThat(pod.getSecurityContext().getSysctls()).isNullOrEmpty();
        assertThat(pod.getInitContainers()).isEmpty();
        assertThat(pod.getContainers()).allSatisfy(container -> {
            assertThat(container.getSecurityContext().getPrivileged()).isNotEqualTo(true);
            assertThat(container.getSecurityContext().getAllowPrivilegeEscalation())
                    .isFalse();
            assertThat(container.getSecurityContext().getReadOnlyRootFilesystem())
                    .isTrue();
            assertThat(container.getSecurityContext().getCapabilities().getDrop())
                    .containsExactly("ALL");
            assertThat(container.getSecurityContext().getCapabilities().getAdd())
                    .isEmpty();
            assertThat(container.getSecurityContext().getProcMount()).isNull();
        });
    }

    @ParameterizedTest
    @MethodSource("overlays")
    void noPodHoldsAKeyToTheCluster(Path overlay) {
        assertThat(pod(overlay).getAutomountServiceAccountToken()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("overlays")
    void aPodGetsTheMemoryThatItMayUse(Path overlay) {
        assertThat(pod(overlay).getContainers()).allSatisfy(container -> {
            Quantity most = container.getResources().getLimits().get("memory");
            assertThat(container.getResources().getRequests()).containsKeys("cpu", "memory");
            assertThat(container.getResources().getRequests().get("memory").getNumericalAmount())
                    .isLessThanOrEqualTo(most.getNumericalAmount());
        });
    }

    @ParameterizedTest
    @MethodSource("overlays")
    void aPodMayFinishBeforeItIsKilled(Path overlay) {
        Deployment deployment = deployment(overlay);

        assertThat(deployment
                        .getSpec()
                        .getStrategy()
                        .getRollingUpdate()
                        .getMaxUnavailable()
                        .getIntVal())
                .isZero();
        // 10 s of delay, 10 s for what runs.
        assertThat(pod(overlay).getTerminationGracePeriodSeconds()).isGreaterThan(20);
    }

    @Test
    void theDevelopersOverlayNeedsNoOperator() {
        assertThat(rendered(Path.of("k8s/overlays/dev")))
                .extracting(HasMetadata::getKind)
                .containsExactlyInAnyOrder(
                        "Namespace", "ServiceAccount", "ConfigMap", "Service", "Deployment", "NetworkPolicy");
    }

    @Test
    void productionIsSpreadScaledAndWatched() {
        List<HasMetadata> rendered = rendered(Path.of("k8s/overlays/production"));

        assertThat(rendered)
                .extracting(HasMetadata::getKind)
                .contains(
                        "HorizontalPodAutoscaler",
                        "PodDisruptionBudget",
                        "NetworkPolicy",
                        "PodMonitor",
                        "PrometheusRule",
                        "PriorityClass");
        assertThat(pod(Path.of("k8s/overlays/production")).getTopologySpreadConstraints())
                .extracting(constraint -> constraint.getTopologyKey())
                .contains("topology.kubernetes.io/zone");
    }

    private static PodSpec pod(Path overlay) {
        return deployment(overlay).getSpec().getTemplate().getSpec();
    }

    private static Deployment deployment(Path overlay) {
        return rendered(overlay).stream()
                .filter(Deployment.class::isInstance)
                .map(Deployment.class::cast)
                .findFirst()
                .orElseThrow();
    }

    // Each overlay is rendered once.
    private static List<HasMetadata> rendered(Path overlay) {
        return RENDERED.computeIfAbsent(overlay, RenderedManifestTest::render);
    }

    private static List<HasMetadata> render(Path overlay) {
        String text = run("kubectl", "kustomize", overlay.toString()).orElseThrow();
        return Stream.of(text.split("(?m)^---$", -1))
                .map(one -> (HasMetadata) MODEL.unmarshal(one))
                .toList();
    }

    // What the command printed, where there is such a command and it ended well.
    private static Optional<String> run(String... command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0 ? Optional.of(printed) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
